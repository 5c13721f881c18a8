/**
 * Allowed folders and files below `src` in every remote. `features/<verb-noun>/` contains everything of one feature,
 * tests included.
 */
const plan = [
  // A part of the app that loads later is `app-<part>.tsx`: it joins features as the app does.
  /^(?:app(?:-[a-z]+)*|entry|server)(?:\.test)?\.tsx$/,
  /^(?:i18n\.d|standalone)\.ts$/,
  /^features\/[a-z][a-z0-9]*(?:-[a-z0-9]+)+\/.+/,
  /^(?:common|slots|testing)\/.+/,
  /^locales\/[\w-]+\.json$/,
];

/** Whether the path of a remote's file is allowed by the plan. */
export function isInPlan(file: string): boolean {
  const inSource = file.replace(/^mfe-[^/]+\/src\//, '');
  return plan.some((pattern) => pattern.test(inSource));
}
