/** Days that `activity.posted_lately` of a company counts. */
export const latelyDays = 30;
