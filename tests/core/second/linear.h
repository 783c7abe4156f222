// Linear equations by elimination, in dense matrices.
#pragma once

#include <vector>

namespace second {

using Vector = std::vector<long double>;
using Matrix = std::vector<Vector>;

// Empty where the equations do not tell.
Matrix inverseOf(const Matrix& matrix);
Vector times(const Matrix& matrix, const Vector& vector);

}  // namespace second
