import { createWebsite } from '@jobharbor/shared/calls/jobseeker-profile/create-website';
import { deleteWebsite } from '@jobharbor/shared/calls/jobseeker-profile/delete-website';
import { listWebsites } from '@jobharbor/shared/calls/jobseeker-profile/list-websites';
import { orderWebsites } from '@jobharbor/shared/calls/jobseeker-profile/order-websites';
import { updateWebsite } from '@jobharbor/shared/calls/jobseeker-profile/update-website';
import { type Website, websiteRules } from '@jobharbor/shared/contracts/entries/website';
import { parseUrl } from '@jobharbor/shared/contracts/primitives/parse-url';
import { TextLink } from '@jobharbor/shared/ui';
import { defineKind } from '../entry-kind.ts';
import { EntryView } from './entry-view.tsx';

const hostOf = (url: string): string => parseUrl(url)?.host.replace(/^www\./, '') ?? url;

export const websites = defineKind<Website>({
  name: 'website',
  fields: [
    { name: 'url', type: 'text', isAddress: true },
    { name: 'display_name', type: 'text', isOptional: true },
    { name: 'description', type: 'text', label: 'link_description', isOptional: true },
  ],
  rules: websiteRules,
  list: listWebsites,
  create: createWebsite,
  update: updateWebsite,
  remove: deleteWebsite,
  order: orderWebsites,
  one: 'website',
  all: 'websites',
  identity: ({ url = '' }) =>
    url
      .trim()
      .replace(/^https?:\/\/(?:www\.)?|\/$/g, '')
      .toLowerCase(),
  nameOf: ({ url, display_name }) => display_name ?? hostOf(url),
  View: WebsiteView,
});

function WebsiteView({ entry: { url, display_name, description } }: { entry: Website }) {
  return (
    <EntryView
      title={
        <TextLink href={url} target="_blank" rel="noopener noreferrer nofollow">
          {display_name ?? hostOf(url)}
        </TextLink>
      }
      lines={[
        display_name && (
          <bdi key="host" dir="ltr">
            {hostOf(url)}
          </bdi>
        ),
      ]}
      description={description}
    />
  );
}
