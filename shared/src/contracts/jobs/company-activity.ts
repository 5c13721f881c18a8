/** Days that `activity.posted_lately` of a company counts. */
export const postedLatelyDays = 30;
