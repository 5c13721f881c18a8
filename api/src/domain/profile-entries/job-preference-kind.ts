import { countryById } from '@jobharbor/shared/contracts';
import {
  type JobPreference,
  jobPreferenceLimits,
  jobPreferenceRules,
  remoteArrangement,
} from '@jobharbor/shared/contracts/entries/job-preference';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { flatOptionById, locationById } from '../../config-lists/index.ts';
import { defineKind } from './entry-kind.ts';

const isRemote = ({ work_arrangement_id }: JobPreference): boolean =>
  work_arrangement_id === remoteArrangement;

/** Whether a place of the lists lies in a country. */
const isIn = (countryKey: string, locationId: number): boolean =>
  locationById(locationId) !== undefined && countryById(Math.floor(locationId / 10_000))?.key === countryKey;

export const jobPreferences = defineKind<JobPreference>({
  name: 'job_preference',
  rules: jobPreferenceRules,
  defaults: { location_id: null, desired_city: null, work_timezone: null },
  check: (content) => ({
    industry_id:
      flatOptionById('industry_lists', content.industry_id) === undefined
        ? errorCode.industryNotFound
        : undefined,
    job_type_id: flatOptionById('job_types', content.job_type_id) === undefined ? 'invalid' : undefined,
    work_arrangement_id:
      flatOptionById('work_arrangements', content.work_arrangement_id) === undefined ? 'invalid' : undefined,
    location_id:
      content.location_id === null || isIn(content.country_key, content.location_id) ? undefined : 'invalid',
  }),
  limit: (others, content) => {
    const max = isRemote(content) ? jobPreferenceLimits.remote : jobPreferenceLimits.onSite;
    if (others.filter((other) => isRemote(other) === isRemote(content)).length < max) return;
    throw new ApiError(isRemote(content) ? errorCode.remotePreferenceLimit : errorCode.onSitePreferenceLimit);
  },
  checkDelete: (others) => {
    if (others.length === 0) throw new ApiError(errorCode.lastPreference);
  },
});
