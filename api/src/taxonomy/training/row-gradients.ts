/** Features of a text: rows of the vector table, with their weights. */
export type SparseFeatures = readonly (readonly [row: number, weight: number])[];

/** Resumable state of a training: the next step, the vectors, and Adam's two moments. */
export interface TrainingState {
  step: number;
  values: Float32Array;
  means: Float32Array;
  squares: Float32Array;
}

const adam = { mean: 0.9, square: 0.99, least: 1e-8 } as const;

/** Accumulates gradients of the rows that a step touches, and updates only these rows (lazy Adam). */
export function createRowGradients(features: number, dimensions: number) {
  const slotOf = new Int32Array(features).fill(-1);
  const touched: number[] = [];
  let gradients = new Float32Array(dimensions * 1_024);
  const gradient = new Float32Array(dimensions);

  function slotFor(row: number): number {
    const known = slotOf[row] as number;
    if (known >= 0) return known;
    const slot = touched.push(row) - 1;
    slotOf[row] = slot;
    if ((slot + 1) * dimensions > gradients.length) {
      const wider = new Float32Array(gradients.length * 2);
      wider.set(gradients);
      gradients = wider;
    }
    gradients.fill(0, slot * dimensions, (slot + 1) * dimensions);
    return slot;
  }

  return {
    clear() {
      for (const row of touched) slotOf[row] = -1;
      touched.length = 0;
    },
    /** Carries the gradient of a normalised sum back to its rows. */
    add(kept: SparseFeatures, outer: Float32Array, sums: Float32Array, index: number, length: number) {
      const start = index * dimensions;
      let along = 0;
      for (let at = 0; at < dimensions; at += 1)
        along += (outer[start + at] as number) * (sums[start + at] as number);
      for (let at = 0; at < dimensions; at += 1)
        gradient[at] = ((outer[start + at] as number) - along * (sums[start + at] as number)) / length;
      for (const [row, weight] of kept) {
        const from = slotFor(row) * dimensions;
        for (let at = 0; at < dimensions; at += 1)
          gradients[from + at] = (gradients[from + at] as number) + weight * (gradient[at] as number);
      }
    },
    apply({ step, values, means, squares }: TrainingState, speed: number) {
      const meanBias = 1 - adam.mean ** step;
      const squareBias = 1 - adam.square ** step;
      for (const [slot, row] of touched.entries()) {
        let to = row * dimensions;
        for (let from = slot * dimensions; from < (slot + 1) * dimensions; from += 1, to += 1) {
          const value = gradients[from] as number;
          const mean = adam.mean * (means[to] as number) + (1 - adam.mean) * value;
          const square = adam.square * (squares[to] as number) + (1 - adam.square) * value * value;
          means[to] = mean;
          squares[to] = square;
          const move = mean / meanBias / (Math.sqrt(square / squareBias) + adam.least);
          values[to] = (values[to] as number) - speed * move;
        }
      }
    },
  };
}
