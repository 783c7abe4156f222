// Stands in for what mdb-reader needs for encrypted databases and attachments, which results are not: the
// loader refuses such files before.
const refuse = () => {
  throw new Error("not supported");
};

export const createDecipheriv = refuse;
export const inflate = refuse;
export class XMLParser {
  parse = refuse;
}
export default Object.assign(refuse, { createDecipheriv });
