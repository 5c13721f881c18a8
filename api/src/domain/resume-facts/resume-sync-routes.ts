import { getSyncableContent } from '@jobharbor/shared/calls/jobseeker-resumes/get-syncable-content';
import { previewResume } from '@jobharbor/shared/calls/jobseeker-resumes/preview-resume';
import { rateResumeSync } from '@jobharbor/shared/calls/jobseeker-resumes/rate-resume-sync';
import { readResume } from '@jobharbor/shared/calls/jobseeker-resumes/read-resume';
import { syncRating } from '@jobharbor/shared/contracts/profile/resume-sync';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import type { Dependencies } from '../../dependencies.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { findAccount } from '../accounts/account-repository.ts';
import { skills, spokenLanguages, websites } from '../profile-entries/ability-kinds.ts';
import type { EntryKind } from '../profile-entries/entry-kind.ts';
import { educations, licenses, workExperiences } from '../profile-entries/history-kinds.ts';
import { listEntriesByKind } from '../profile-entries/save-entry.ts';
import { setSyncRating } from '../resumes/resume-repository.ts';
import { analyseResume } from './analyse-resume.ts';
import { type AccountContact, compareContact } from './compare-contact.ts';
import { compareWithProfile, doubtfulIds, type Profile, type ProfileEntry } from './compare-with-profile.ts';
import { isUnread } from './is-unread.ts';
import { awaitReading, beginReading } from './resume-readings.ts';

/** What is read from the caller's own résumés: their text, and proposals for the profile. */
export function resumeSyncRoutes(app: App, dependencies: Dependencies): void {
  const { db } = dependencies;

  serve(app, getSyncableContent, async ({ params, session }) => {
    const { resume, read } = await awaitReading(dependencies, session.accountId, params.id);
    const { pages, lines, facts } = read;
    const profile = await readProfile(db, session.accountId);
    const all = compareWithProfile(facts, profile);
    const doubtful = doubtfulIds(facts);
    const proposals = all.filter(({ id, kind }) => kind !== 'license_certification' && !doubtful.has(id));
    return {
      lines,
      proposals,
      license_proposals: all.filter(({ kind }) => kind === 'license_certification'),
      doubtful_proposals: all.filter(({ id }) => doubtful.has(id)),
      contact: compareContact(facts, profile.account),
      analysis: analyseResume(facts, { pages, lines }),
      is_unread: isUnread(facts),
      rating: syncRating.safeParse(resume.sync_rating).data ?? null,
    };
  });

  serve(app, readResume, async ({ params, session }) => ({
    state: await beginReading(dependencies, session.accountId, params.id),
  }));

  serve(app, previewResume, async ({ params, session }) => {
    const { read } = await awaitReading(dependencies, session.accountId, params.id);
    return { pages: read.pages, lines: read.text };
  });

  serve(app, rateResumeSync, async ({ params, body, session }) => {
    await setSyncRating(db, session.accountId, params.id, body.rating);
    return { rating: body.rating };
  });
}

async function readProfile(db: Db, accountId: number): Promise<Profile & { account: AccountContact }> {
  const about = await findAccount(db, accountId);
  if (about === undefined) throw new ApiError(errorCode.sessionEnded);
  const entries = await listEntriesByKind(db, { accountId, language: 'en' });
  const all = (kind: EntryKind) => entries(kind) as unknown as ProfileEntry[];
  return {
    about,
    account: {
      name: [about.first_name, about.last_name],
      ...{ email: about.email ?? null, phone: about.phone_num ?? null },
    },
    work: all(workExperiences),
    schools: all(educations),
    skills: all(skills),
    languages: all(spokenLanguages),
    licenses: all(licenses),
    links: all(websites),
  };
}
