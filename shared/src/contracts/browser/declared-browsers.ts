/**
 * The oldest versions of browsers in which the site's scripts run. Builds translate syntax to them, and the release gate refuses
 * built-ins that one of them lacks. Older browsers get pages that work without script. Safari 17.4 is the first with
 * `Promise.withResolvers`.
 */
export const declaredBrowsers = { chrome: 120, edge: 120, firefox: 121, safari: 17.4 } as const;
