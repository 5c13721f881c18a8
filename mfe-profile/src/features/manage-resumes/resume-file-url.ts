import { callPath } from '@jobharbor/shared/contracts/call-path';
import { downloadResume } from '@jobharbor/shared/contracts/calls/download-resume';

/** Download URL of a résumé's file. The gateway serves the API below `/api`. */
export const resumeFileUrl = (id: number): string => `/api${callPath(downloadResume, { params: { id } })}`;
