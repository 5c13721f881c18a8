/** How many elements a server-rendered part had just before it was hydrated, by its package. */
export const hydratedParts = new Map<string, number>();

/** Elements below a part. What is in `noscript` is none where scripts run, but is in a parsed document. */
export const countElements = (part: ParentNode): number => part.querySelectorAll(':not(noscript *)').length;
