import { languageByTag } from '@jobharbor/shared/contracts';
import type { StoredAlert } from './alert-repository.ts';

/** The name of a search without filters. */
export const countryName = ({ country_key, language }: Pick<StoredAlert, 'country_key' | 'language'>) =>
  country_key === 'others'
    ? '*'
    : (new Intl.DisplayNames([language], { type: 'region' }).of(country_key.toUpperCase()) ?? country_key);

/** A page of the site in the country and language of an alert. */
export const pageUrl = (
  siteUrl: string,
  alert: Pick<StoredAlert, 'language' | 'country_key'>,
  path: string,
) => `${siteUrl}/${languageByTag(alert.language)?.slug ?? 'en'}/${alert.country_key}${path}`;

/** In the fragment, which neither a server's log nor a `Referer` holds. */
export const manageUrl = (
  siteUrl: string,
  alert: Pick<StoredAlert, 'language' | 'country_key'>,
  token: string,
) => `${pageUrl(siteUrl, alert, '/my-jobs/alerts/manage')}#${token}`;
