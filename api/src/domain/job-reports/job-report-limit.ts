/** Reports of one account in a day: far above what a person finds, far below what hides a job under a flood. */
export const maxReportsPerDay = 50;
