import { aConversation, say } from '../people/conversation.ts';
import type { Person } from '../people/person.ts';
import type { TestApi } from '../servers/test-api.ts';

/** A person with an application, a chat, a résumé, entries and mails, all of which contain `mark`. */
export async function aWholePerson(api: TestApi, mark: string, now: Date) {
  const { person, recruiter, chatId, applicationId } = await aConversation(api, `Hello from ${mark}`);
  const { db, files } = api.dependencies;
  const fileKey = await files.save(Buffer.from(`%PDF ${mark}`));
  const archiveKey = await files.save(Buffer.from('archive'));
  const videoKey = await files.save(Buffer.from('video'));
  const coverKey = await files.save(Buffer.from('cover'));
  const accountId = person.user.id;
  await db
    .updateTable('accounts')
    .set({ last_name: mark, summary: mark, is_email_verified: true })
    .where('id', '=', accountId)
    .execute();
  await db
    .insertInto('resumes')
    .values({
      account_id: accountId,
      filename: `CV ${mark}`,
      format: 'pdf',
      kind: 'uploaded',
      size: 9,
      file_key: fileKey,
    })
    .execute();
  await db
    .updateTable('applications')
    .set({
      resume_filename: mark,
      resume_file_key: archiveKey,
      resume_format: 'pdf',
      resume_size: 7,
      video_filename: `${mark}.mp4`,
      video_file_key: videoKey,
      video_size: 5,
      video_seconds: 3,
      screening_answers: JSON.stringify([{ question_id: 1, question: 'Why?', answer: mark }]),
      profile: JSON.stringify({ last_name: mark }),
    })
    .where('id', '=', applicationId)
    .execute();
  await db
    .insertInto('application_openings')
    .values({
      ...{ application_id: applicationId, reader_id: null, reader_name: 'Mei', part: 'resume' },
      ...{ filename: `${mark}.pdf`, at: now },
    })
    .execute();
  await db
    .insertInto('video_resumes')
    .values({
      ...{ account_id: accountId, filename: `${mark}.mp4`, file_key: videoKey, size: 5, seconds: 3 },
      ...{ cover_file_key: coverKey, created_at: now },
    })
    .execute();
  await db
    .insertInto('profile_entries')
    .values({
      account_id: accountId,
      kind: 'website',
      content: JSON.stringify({
        ...{ url: `https://site.example/${mark}`, display_name: null, description: null },
      }),
    })
    .execute();
  await say(person, chatId, `My number is ${mark}`);
  await say(recruiter, chatId, 'Thank you');
  const stored = [fileKey, archiveKey, videoKey, coverKey];
  return { person, recruiter, chatId, applicationId, stored, accountId };
}

/** Requests the archive of the person's data. */
export const askExport = (
  person: Person & { password?: string },
  proof: object = { current_password: person.password },
) => person.ask('POST', '/jobseeker/data-export/create', proof);

/** The number of these file keys that the file store holds. */
export const countFiles = async (api: TestApi, keys: readonly string[]) => {
  const found = await Promise.all(keys.map((key) => api.dependencies.files.read(key)));
  return found.filter((bytes) => bytes !== null).length;
};
