export { acceptedResumeFiles, type ResumeFileError } from './check-resume-file.ts';
export { resumesQuery } from './resumes-query.ts';
export { canRetryUpload, type ResumeUpload, useResumeUpload } from './use-resume-upload.ts';
export { useResumes, useUpdateResumes } from './use-resumes.ts';
