/** Days that `activity.posted_lately` of a company counts. */
export const postedLatelyDays = 30;
/** Days that answers and reposts of a company are counted over. */
export const companyRecordDays = 180;
/** Days that an application may wait before it counts as not answered. */
export const answerGraceDays = 14;
