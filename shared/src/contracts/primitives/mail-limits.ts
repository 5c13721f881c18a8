/** Consecutive bounces of subscribed mails after which an address gets no more. */
export const maxBounces = 3;
