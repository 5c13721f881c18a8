/** Where the browser itself fetches a résumé's file, to save it. The gateway serves the API below `/api`. */
export const fileAddress = (id: number): string => `/api/jobseeker/resumes/${id}/file`;
