/** Failures of code that was delivered intact. Its integrity hash matches, as if it had been released like that. */
export const behaviours = [
  'throwing at load',
  'throwing at mount',
  'never mounted',
  'rendering without end',
  'crashing after mount',
] as const;

export type Behaviour = (typeof behaviours)[number] | 'throwing at unmount';
