/** Id of the heading of an application's card, for `aria-describedby`. */
export const applicationTitleId = (id: number): string => `jhm-application-title-${id}`;
