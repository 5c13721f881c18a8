import { countryByKey, languageByTag } from '@jobharbor/shared/contracts';
import { expect, it } from 'vitest';
import { shareTags } from './share-tags.ts';

const tagsOf = (picture?: string) =>
  shareTags(
    {
      head: { title: 'Nurse', ...(picture && { picture }) },
      language: languageByTag('en') as never,
      country: countryByKey('ph') as never,
      path: '/job/nurse-1',
      search: '',
      origin: 'https://jobs.example',
    },
    'Nurse · Harbour',
  ).join('\n');

it('shows the picture of a page with its size and title, and the icon of a page without', () => {
  const tags = tagsOf('/api/job/pictures/en/1');
  expect(tags).toContain('property="og:image" content="https://jobs.example/api/job/pictures/en/1"');
  expect(tags).toContain('property="og:image:width" content="1200"');
  expect(tags).toContain('property="og:image:alt" content="Nurse · Harbour"');
  expect(tags).toContain('name="twitter:card" content="summary_large_image"');
  expect(tagsOf()).toContain('content="https://jobs.example/icons/icon-512.png"');
  expect(tagsOf()).not.toContain('twitter:card');
});

it.each(['//evil.example/x.png', 'https://evil.example/x.png', '@evil.example/x.png'])(
  'takes no picture of another site: %s',
  (picture) => {
    expect(tagsOf(picture)).not.toContain('evil.example');
  },
);
