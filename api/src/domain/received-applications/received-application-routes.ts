import { downloadReceivedAttachment } from '@jobharbor/shared/calls/recruiter/download-received-attachment';
import { downloadReceivedResume } from '@jobharbor/shared/calls/recruiter/download-received-resume';
import { getReceivedApplication } from '@jobharbor/shared/calls/recruiter/get-received-application';
import { listReceivedApplications } from '@jobharbor/shared/calls/recruiter/list-received-applications';
import { moveApplication } from '@jobharbor/shared/calls/recruiter/move-application';
import { playReceivedVideo } from '@jobharbor/shared/calls/recruiter/play-received-video';
import type { Dependencies } from '../../dependencies.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { sendFile } from '../common/send-file.ts';
import { attachmentTypes } from '../license-attachments/read-attachment.ts';
import { sendResumeFile } from '../resumes/send-resume-file.ts';
import { sendVideo } from '../video-resumes/send-video.ts';
import { openApplication, openAttachment, openResume, openVideo } from './open-application.ts';
import { findReceivedApplications, setApplicationStatus } from './received-application-repository.ts';

/** The applications for a recruiter's own jobs. */
export function receivedApplicationRoutes(app: App, { db, files, clock }: Dependencies): void {
  serve(app, listReceivedApplications, async ({ query, session }) => {
    const { status, job_id: jobId, page, size } = query;
    const list = await findReceivedApplications(db, session.accountId, {
      ...{ status, jobId, page, size, now: clock() },
    });
    return { ...list, page, size };
  });

  serve(app, getReceivedApplication, async ({ params: { id }, session: { accountId } }) => ({
    application: await openApplication(db, { accountId, id, now: clock() }),
  }));

  serve(app, downloadReceivedResume, async ({ params: { id }, query, session: { accountId }, reply }) =>
    sendResumeFile(reply, files, await openResume(db, { accountId, id, now: clock() }, query.number)),
  );

  serve(app, downloadReceivedAttachment, async ({ params, session: { accountId }, reply }) => {
    const opening = { accountId, id: params.id, now: clock() };
    const { format, file_key: fileKey, filename } = await openAttachment(db, opening, params.attachmentId);
    return sendFile(reply, files, { filename, format, type: attachmentTypes[format], fileKey });
  });

  serve(app, playReceivedVideo, async ({ params: { id }, session: { accountId }, request, reply }) =>
    sendVideo(request, reply, files, await openVideo(db, { accountId, id, now: clock() })),
  );

  serve(app, moveApplication, async ({ params: { id }, body, session: { accountId } }) => ({
    application: await db
      .transaction()
      .execute((tx) => setApplicationStatus(tx, { ...body, accountId, id, now: clock() })),
  }));
}
