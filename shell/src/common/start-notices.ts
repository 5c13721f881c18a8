/** Id of the notice that a page starts incompletely, which is in its HTML. */
export const unstartedId = 'jh-unstarted';
/** Id of the notice that the browser is too old, which is in its HTML too. */
export const outdatedId = 'jh-outdated';
