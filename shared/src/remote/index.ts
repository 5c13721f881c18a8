export * from './contract.ts';
export * from './create-lifecycles.tsx';
export * from './discovery.ts';
export * from './locale.ts';
export * from './match-route.ts';
export * from './query-defaults.ts';
export * from './remote-context.tsx';
export type * from './remote-props.ts';
export type * from './render-contract.ts';
