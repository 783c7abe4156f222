#include "linear.h"

#include <cmath>
#include <utility>

namespace second {

Matrix inverseOf(const Matrix& matrix) {
  const std::size_t size = matrix.size();
  Matrix rows = matrix;
  for (std::size_t row = 0; row < size; ++row) {
    rows[row].resize(2 * size, 0);
    rows[row][size + row] = 1;
  }
  for (std::size_t pivot = 0; pivot < size; ++pivot) {
    std::size_t largest = pivot;
    for (std::size_t row = pivot; row < size; ++row)
      if (std::fabs(rows[row][pivot]) > std::fabs(rows[largest][pivot])) largest = row;
    std::swap(rows[pivot], rows[largest]);
    if (std::fabs(rows[pivot][pivot]) < 1e-12L) return {};
    const long double scale = rows[pivot][pivot];
    for (long double& value : rows[pivot]) value /= scale;
    for (std::size_t row = 0; row < size; ++row) {
      const long double factor = rows[row][pivot];
      if (row == pivot || factor == 0) continue;
      for (std::size_t column = pivot; column < 2 * size; ++column)
        rows[row][column] -= factor * rows[pivot][column];
    }
  }
  Matrix inverse;
  for (const Vector& row : rows)
    inverse.emplace_back(row.begin() + static_cast<std::ptrdiff_t>(size), row.end());
  return inverse;
}

Vector times(const Matrix& matrix, const Vector& vector) {
  Vector product;
  for (const Vector& row : matrix) {
    product.push_back(0);
    for (std::size_t column = 0; column < row.size(); ++column)
      product.back() += row[column] * vector[column];
  }
  return product;
}

}  // namespace second
