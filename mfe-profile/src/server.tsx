import { getMe } from '@jobharbor/shared/calls/jobseeker-profile/get-me';
import { listResumes } from '@jobharbor/shared/calls/jobseeker-resumes/list-resumes';
import { packState } from '@jobharbor/shared/remote';
import { createServerRender, type Preparation, prefetchOwn } from '@jobharbor/shared/remote/server';
import { App } from './app.tsx';

/** Loads what the first screen of the profile shows. */
async function prepareProfile(preparation: Preparation): Promise<undefined> {
  await Promise.all([
    prefetchOwn(preparation, getMe),
    // Says whether the profile lacks one.
    prefetchOwn(preparation, listResumes),
  ]);
}

export const render = createServerRender('mfe-profile', App, prepareProfile, packState);
