import { createCommonPhrase } from '@jobharbor/shared/calls/jobseeker-phrases/create-common-phrase';
import { createGreeting } from '@jobharbor/shared/calls/jobseeker-phrases/create-greeting';
import { deleteCommonPhrase } from '@jobharbor/shared/calls/jobseeker-phrases/delete-common-phrase';
import { deleteGreeting } from '@jobharbor/shared/calls/jobseeker-phrases/delete-greeting';
import { listCommonPhrases } from '@jobharbor/shared/calls/jobseeker-phrases/list-common-phrases';
import { listGreetings } from '@jobharbor/shared/calls/jobseeker-phrases/list-greetings';
import { orderCommonPhrases } from '@jobharbor/shared/calls/jobseeker-phrases/order-common-phrases';
import { orderGreetings } from '@jobharbor/shared/calls/jobseeker-phrases/order-greetings';
import { updateCommonPhrase } from '@jobharbor/shared/calls/jobseeker-phrases/update-common-phrase';
import { updateGreeting } from '@jobharbor/shared/calls/jobseeker-phrases/update-greeting';
import { createEducation } from '@jobharbor/shared/calls/jobseeker-profile/create-education';
import { createJobPreference } from '@jobharbor/shared/calls/jobseeker-profile/create-job-preference';
import { createLicense } from '@jobharbor/shared/calls/jobseeker-profile/create-license';
import { createSkill } from '@jobharbor/shared/calls/jobseeker-profile/create-skill';
import { createSpokenLanguage } from '@jobharbor/shared/calls/jobseeker-profile/create-spoken-language';
import { createWebsite } from '@jobharbor/shared/calls/jobseeker-profile/create-website';
import { createWorkExperience } from '@jobharbor/shared/calls/jobseeker-profile/create-work-experience';
import { deleteEducation } from '@jobharbor/shared/calls/jobseeker-profile/delete-education';
import { deleteJobPreference } from '@jobharbor/shared/calls/jobseeker-profile/delete-job-preference';
import { deleteLicense } from '@jobharbor/shared/calls/jobseeker-profile/delete-license';
import { deleteSkill } from '@jobharbor/shared/calls/jobseeker-profile/delete-skill';
import { deleteSpokenLanguage } from '@jobharbor/shared/calls/jobseeker-profile/delete-spoken-language';
import { deleteWebsite } from '@jobharbor/shared/calls/jobseeker-profile/delete-website';
import { deleteWorkExperience } from '@jobharbor/shared/calls/jobseeker-profile/delete-work-experience';
import { getJobPreference } from '@jobharbor/shared/calls/jobseeker-profile/get-job-preference';
import { listEducations } from '@jobharbor/shared/calls/jobseeker-profile/list-educations';
import { listJobPreferences } from '@jobharbor/shared/calls/jobseeker-profile/list-job-preferences';
import { listLicenses } from '@jobharbor/shared/calls/jobseeker-profile/list-licenses';
import { listSkills } from '@jobharbor/shared/calls/jobseeker-profile/list-skills';
import { listSpokenLanguages } from '@jobharbor/shared/calls/jobseeker-profile/list-spoken-languages';
import { listWebsites } from '@jobharbor/shared/calls/jobseeker-profile/list-websites';
import { listWorkExperiences } from '@jobharbor/shared/calls/jobseeker-profile/list-work-experiences';
import { orderSkills } from '@jobharbor/shared/calls/jobseeker-profile/order-skills';
import { orderWebsites } from '@jobharbor/shared/calls/jobseeker-profile/order-websites';
import { updateEducation } from '@jobharbor/shared/calls/jobseeker-profile/update-education';
import { updateJobPreference } from '@jobharbor/shared/calls/jobseeker-profile/update-job-preference';
import { updateLicense } from '@jobharbor/shared/calls/jobseeker-profile/update-license';
import { updateSkill } from '@jobharbor/shared/calls/jobseeker-profile/update-skill';
import { updateSpokenLanguage } from '@jobharbor/shared/calls/jobseeker-profile/update-spoken-language';
import { updateWebsite } from '@jobharbor/shared/calls/jobseeker-profile/update-website';
import { updateWorkExperience } from '@jobharbor/shared/calls/jobseeker-profile/update-work-experience';
import type { AnyCall } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Dependencies } from '../../dependencies.ts';
import { type ServedRequest, serve, setCreatedStatus } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { skills, spokenLanguages, websites } from './ability-kinds.ts';
import type { EntryContent, EntryKind } from './entry-kind.ts';
import { educations, licenses, workExperiences } from './history-kinds.ts';
import { jobPreferences } from './job-preference-kind.ts';
import { commonPhrases, greetings } from './message-kinds.ts';
import {
  arrangeEntries,
  changeEntry,
  createEntry,
  type EntryOwner,
  listEntries,
  removeEntry,
} from './save-entry.ts';

interface KindCalls {
  kind: EntryKind;
  /** Under which an answer holds one entry, and all. */
  one: string;
  all: string;
  list: AnyCall;
  create: AnyCall;
  update: AnyCall;
  remove: AnyCall;
  /** Of kinds that have no order of their own. */
  order?: AnyCall;
}

const kinds: readonly KindCalls[] = [
  {
    kind: workExperiences,
    one: 'work_experience',
    all: 'work_experiences',
    list: listWorkExperiences,
    create: createWorkExperience,
    update: updateWorkExperience,
    remove: deleteWorkExperience,
  },
  {
    kind: educations,
    one: 'education',
    all: 'educations',
    list: listEducations,
    create: createEducation,
    update: updateEducation,
    remove: deleteEducation,
  },
  {
    kind: licenses,
    one: 'license_certification',
    all: 'license_certifications',
    list: listLicenses,
    create: createLicense,
    update: updateLicense,
    remove: deleteLicense,
  },
  {
    kind: skills,
    one: 'skill',
    all: 'skills',
    list: listSkills,
    create: createSkill,
    update: updateSkill,
    remove: deleteSkill,
    order: orderSkills,
  },
  {
    kind: spokenLanguages,
    one: 'language',
    all: 'languages',
    list: listSpokenLanguages,
    create: createSpokenLanguage,
    update: updateSpokenLanguage,
    remove: deleteSpokenLanguage,
  },
  {
    kind: websites,
    one: 'website',
    all: 'websites',
    list: listWebsites,
    create: createWebsite,
    update: updateWebsite,
    remove: deleteWebsite,
    order: orderWebsites,
  },
  {
    kind: jobPreferences,
    one: 'job_preference',
    all: 'job_preferences',
    list: listJobPreferences,
    create: createJobPreference,
    update: updateJobPreference,
    remove: deleteJobPreference,
  },
  {
    kind: greetings,
    one: 'greeting',
    all: 'greetings',
    list: listGreetings,
    create: createGreeting,
    update: updateGreeting,
    remove: deleteGreeting,
    order: orderGreetings,
  },
  {
    kind: commonPhrases,
    one: 'common_phrase',
    all: 'common_phrases',
    list: listCommonPhrases,
    create: createCommonPhrase,
    update: updateCommonPhrase,
    remove: deleteCommonPhrase,
    order: orderCommonPhrases,
  },
];

/** The caller's own work, education, skills, languages, links, licences, job preferences, greetings and common phrases. */
export function profileEntryRoutes(app: App, dependencies: Dependencies): void {
  for (const kind of kinds) serveKind(app, dependencies, kind);

  serve(app, getJobPreference, async ({ params, session, market }) => {
    const owner = { accountId: session.accountId, language: market.language.value };
    const found = await listEntries(dependencies.db, jobPreferences, owner);
    const entry = found.find(({ id }) => id === params.id);
    if (entry === undefined) throw new ApiError(errorCode.notFound);
    return { job_preference: entry as never };
  });
}

/** Shared handling of the four calls of every entry kind, after validation by their definitions. */
interface EntryRequest extends Omit<ServedRequest<AnyCall>, 'session' | 'params' | 'body'> {
  session: { accountId: number };
  params: { id: number };
  body: EntryContent;
}

function serveKind(app: App, { db, clock }: Dependencies, { kind, one, all, ...calls }: KindCalls): void {
  const ownerOf = ({ session, market }: EntryRequest): EntryOwner => ({
    accountId: session.accountId,
    language: market.language.value,
    now: clock(),
  });
  const on = (call: AnyCall, handle: (request: EntryRequest) => Promise<object>) =>
    serve(app, call, (request) => handle(request as unknown as EntryRequest));

  on(calls.list, async (request) => ({ [all]: await listEntries(db, kind, ownerOf(request)) }));

  on(calls.create, async (request) => {
    const { body: draft, idempotencyKey: key, reply } = request;
    const { entry, isNew } = await createEntry(db, kind, ownerOf(request), { draft, key });
    setCreatedStatus(reply, isNew);
    return { [one]: entry };
  });

  on(calls.update, async (request) => {
    const { params, body: changes } = request;
    return { [one]: await changeEntry(db, kind, ownerOf(request), { id: params.id, changes }) };
  });

  on(calls.remove, async ({ params, session }) => {
    await removeEntry(db, kind, session.accountId, params.id);
    return {};
  });

  if (calls.order)
    on(calls.order, async (request) => ({
      [all]: await arrangeEntries(db, kind, ownerOf(request), request.body.ids as number[]),
    }));
}
