import { downloadResume } from '@jobharbor/shared/calls/jobseeker-resumes/download-resume';
import { callPath } from '@jobharbor/shared/contracts/call-path';

/** Download URL of a résumé's file. The gateway serves the API below `/api`. */
export const resumeFileUrl = (id: number): string => `/api${callPath(downloadResume, { params: { id } })}`;
