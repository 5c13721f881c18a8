/** Download URL of a résumé's file. The gateway serves the API below `/api`. */
export const resumeFileUrl = (id: number): string => `/api/jobseeker/resumes/${id}/file`;
