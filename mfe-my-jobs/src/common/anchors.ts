/** Element ids of the cards, and hashes of their links. */
export const interviewAnchor = (interviewId: number): string => `interview-${interviewId}`;
export const offerAnchor = (offerId: number): string => `offer-${offerId}`;

/** The page to prepare for an interview. */
export const preparePath = (interviewId: number): string => `/my-jobs/interview/${interviewId}`;

/** Path of the list at one of its cards; at its beginning without one. */
export const interviewPath = (interviewId: number | null): string =>
  `/my-jobs/interview${interviewId === null ? '' : `#${interviewAnchor(interviewId)}`}`;
export const offerPath = (offerId: number | null): string =>
  `/my-jobs/offers${offerId === null ? '' : `#${offerAnchor(offerId)}`}`;
