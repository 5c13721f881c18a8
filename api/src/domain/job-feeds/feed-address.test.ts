import { expect, it } from 'vitest';
import { boardOf, feedAddress } from './feed-address.ts';

it.each([
  [
    'https://boards.greenhouse.io/lantern',
    'https://boards-api.greenhouse.io/v1/boards/lantern/jobs?content=true',
  ],
  [
    'https://job-boards.greenhouse.io/lantern/jobs/12',
    'https://boards-api.greenhouse.io/v1/boards/lantern/jobs?content=true',
  ],
  ['https://jobs.lever.co/lantern', 'https://api.lever.co/v0/postings/lantern?mode=json'],
  [
    'https://jobs.ashbyhq.com/Lantern?utm=1',
    'https://api.ashbyhq.com/posting-api/job-board/Lantern?includeCompensation=true',
  ],
  [
    'https://apply.workable.com/lantern/',
    'https://apply.workable.com/api/v1/widget/accounts/lantern?details=true',
  ],
  [
    'https://careers.smartrecruiters.com/Lantern1',
    'https://api.smartrecruiters.com/v1/companies/Lantern1/postings',
  ],
  ['https://lantern.teamtailor.com/jobs', 'https://lantern.teamtailor.com/jobs.rss'],
  ['https://lantern.jobs.personio.com/', 'https://lantern.jobs.personio.de/xml'],
  ['https://lantern.recruitee.com', 'https://lantern.recruitee.com/api/offers'],
])('reads the board of %s at its programs’ address', (address, feed) => {
  const board = boardOf(address);
  expect(board && feedAddress(board)).toBe(feed);
});

it.each([
  'https://boards.greenhouse.io.evil.example/lantern',
  'https://evil.example/https://boards.greenhouse.io/lantern',
  'https://lantern.recruitee.com@127.0.0.1/',
  'https://lantern.recruitee.com:8443/',
  'https://boards.greenhouse.io/../admin',
  'http://boards.greenhouse.io/lantern',
  'https://www.recruitee.com/pricing',
  'https://169.254.169.254/latest',
])('refuses %s, which is no board', (address) => {
  expect(boardOf(address)).toBeNull();
});
