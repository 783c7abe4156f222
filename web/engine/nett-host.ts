/** The worker's side of a long history: reads it, keeps its results, and rates them as it is asked to. */
import type { NettResult, RateFunctions } from "overtrick";
import type { FromNett, NettCall, ToNett } from "./nett-wire";

export function serveNett(rates: RateFunctions, port: MessagePort): void {
  let results: NettResult[] = [];
  const answer = (call: NettCall): unknown => {
    if ("nett" in call) return rates.nett({ ...call.nett, results }, call.options);
    const reading = rates.readHistory(call.read);
    results = reading.results;
    return reading;
  };
  port.onmessage = ({ data }: MessageEvent<ToNett>): void => {
    const { id } = data;
    let said: FromNett;
    try {
      said = { id, reply: answer(data) };
    } catch (error) {
      said = { id, failed: String(error) };
    }
    port.postMessage(said);
  };
}
