import { createCommonPhrase } from '@jobharbor/shared/calls/create-common-phrase';
import { createEducation } from '@jobharbor/shared/calls/create-education';
import { createGreeting } from '@jobharbor/shared/calls/create-greeting';
import { createJobPreference } from '@jobharbor/shared/calls/create-job-preference';
import { createLicense } from '@jobharbor/shared/calls/create-license';
import { createSkill } from '@jobharbor/shared/calls/create-skill';
import { createSpokenLanguage } from '@jobharbor/shared/calls/create-spoken-language';
import { createWebsite } from '@jobharbor/shared/calls/create-website';
import { createWorkExperience } from '@jobharbor/shared/calls/create-work-experience';
import { deleteCommonPhrase } from '@jobharbor/shared/calls/delete-common-phrase';
import { deleteEducation } from '@jobharbor/shared/calls/delete-education';
import { deleteGreeting } from '@jobharbor/shared/calls/delete-greeting';
import { deleteJobPreference } from '@jobharbor/shared/calls/delete-job-preference';
import { deleteLicense } from '@jobharbor/shared/calls/delete-license';
import { deleteSkill } from '@jobharbor/shared/calls/delete-skill';
import { deleteSpokenLanguage } from '@jobharbor/shared/calls/delete-spoken-language';
import { deleteWebsite } from '@jobharbor/shared/calls/delete-website';
import { deleteWorkExperience } from '@jobharbor/shared/calls/delete-work-experience';
import { getJobPreference } from '@jobharbor/shared/calls/get-job-preference';
import { listCommonPhrases } from '@jobharbor/shared/calls/list-common-phrases';
import { listEducations } from '@jobharbor/shared/calls/list-educations';
import { listGreetings } from '@jobharbor/shared/calls/list-greetings';
import { listJobPreferences } from '@jobharbor/shared/calls/list-job-preferences';
import { listLicenses } from '@jobharbor/shared/calls/list-licenses';
import { listSkills } from '@jobharbor/shared/calls/list-skills';
import { listSpokenLanguages } from '@jobharbor/shared/calls/list-spoken-languages';
import { listWebsites } from '@jobharbor/shared/calls/list-websites';
import { listWorkExperiences } from '@jobharbor/shared/calls/list-work-experiences';
import { orderSkills } from '@jobharbor/shared/calls/order-skills';
import { orderWebsites } from '@jobharbor/shared/calls/order-websites';
import { updateCommonPhrase } from '@jobharbor/shared/calls/update-common-phrase';
import { updateEducation } from '@jobharbor/shared/calls/update-education';
import { updateGreeting } from '@jobharbor/shared/calls/update-greeting';
import { updateJobPreference } from '@jobharbor/shared/calls/update-job-preference';
import { updateLicense } from '@jobharbor/shared/calls/update-license';
import { updateSkill } from '@jobharbor/shared/calls/update-skill';
import { updateSpokenLanguage } from '@jobharbor/shared/calls/update-spoken-language';
import { updateWebsite } from '@jobharbor/shared/calls/update-website';
import { updateWorkExperience } from '@jobharbor/shared/calls/update-work-experience';
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

/** The caller's own work, education, skills, languages, links, licences, job preferences, greetings and common phrases. */
export function profileEntryRoutes(app: App, dependencies: Dependencies): void {
  serveKind(app, dependencies, {
    kind: workExperiences,
    one: 'work_experience',
    all: 'work_experiences',
    list: listWorkExperiences,
    create: createWorkExperience,
    update: updateWorkExperience,
    remove: deleteWorkExperience,
  });
  serveKind(app, dependencies, {
    kind: educations,
    one: 'education',
    all: 'educations',
    list: listEducations,
    create: createEducation,
    update: updateEducation,
    remove: deleteEducation,
  });
  serveKind(app, dependencies, {
    kind: licenses,
    one: 'license_certification',
    all: 'license_certifications',
    list: listLicenses,
    create: createLicense,
    update: updateLicense,
    remove: deleteLicense,
  });
  serveKind(app, dependencies, {
    kind: skills,
    one: 'skill',
    all: 'skills',
    list: listSkills,
    create: createSkill,
    update: updateSkill,
    remove: deleteSkill,
    order: orderSkills,
  });
  serveKind(app, dependencies, {
    kind: spokenLanguages,
    one: 'language',
    all: 'languages',
    list: listSpokenLanguages,
    create: createSpokenLanguage,
    update: updateSpokenLanguage,
    remove: deleteSpokenLanguage,
  });
  serveKind(app, dependencies, {
    kind: websites,
    one: 'website',
    all: 'websites',
    list: listWebsites,
    create: createWebsite,
    update: updateWebsite,
    remove: deleteWebsite,
    order: orderWebsites,
  });
  serveKind(app, dependencies, {
    kind: jobPreferences,
    one: 'job_preference',
    all: 'job_preferences',
    list: listJobPreferences,
    create: createJobPreference,
    update: updateJobPreference,
    remove: deleteJobPreference,
  });
  serveKind(app, dependencies, {
    kind: greetings,
    one: 'greeting',
    all: 'greetings',
    list: listGreetings,
    create: createGreeting,
    update: updateGreeting,
    remove: deleteGreeting,
  });
  serveKind(app, dependencies, {
    kind: commonPhrases,
    one: 'common_phrase',
    all: 'common_phrases',
    list: listCommonPhrases,
    create: createCommonPhrase,
    update: updateCommonPhrase,
    remove: deleteCommonPhrase,
  });

  serve(app, getJobPreference, async ({ params, session, market }) => {
    const owner = { accountId: session.accountId, language: market.language.value };
    const found = await listEntries(dependencies.db, jobPreferences, owner);
    const entry = found.find(({ id }) => id === params.id);
    if (entry === undefined) throw new ApiError(errorCode.notFound);
    return { job_preference: entry as never };
  });
}

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
