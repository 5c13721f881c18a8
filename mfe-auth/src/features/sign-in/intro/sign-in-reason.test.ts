import { expect, it } from 'vitest';
import { signInReason } from './sign-in-reason.ts';

it.each([
  ['/en/ph/job/math-teacher-12?apply=1', [], { text: 'apply', jobId: 12 }],
  ['/en/ph/job/math-teacher-12?apply=check', [7], { text: 'apply', jobId: 12 }],
  ['/ar/sa/job/math-teacher-12#report', [], { text: 'report', jobId: 12 }],
  ['/en/ph/job/math-teacher-12', [], { text: 'job', jobId: 12 }],
  ['/en/ph/job/math-teacher-12', [12], { text: 'save', jobId: 12 }],
  ['/en/ph/jobs?q=teacher', [12], { text: 'save', jobId: 12 }],
  ['/en/ph', [12, 13], { text: 'saves' }],
  ['/en/ph/my-jobs/saved', [12, 13], { text: 'saves' }],
  ['/en/ph/my-jobs/saved', [], { text: 'myJobs' }],
  ['/en/ph/my-jobs/alerts', [12], { text: 'alerts' }],
  ['/en/ph/my-jobs/interview', [], { text: 'myJobs' }],
  ['/en/ph/chat-home/33', [], { text: 'chat' }],
  ['/en/ph/resume', [], { text: 'profile' }],
  ['/en/ph/account-settings', [], { text: 'settings' }],
  ['/en/ph/onsite-job', [12], { text: 'news' }],
  ['/en/ph/jobseeker-complete-profile/10', [], { text: 'onboarding' }],
  ['/en/ph/confirm-email?redirect=%2Fen%2Fph', [], { text: 'confirm' }],
  ['/en/ph/cancel-deletion', [], { text: 'keep' }],
  ['/en/ph/qr-login', [], { text: 'device' }],
  ['/ar/tw/redirect?site=resume-builder', [], { text: 'site' }],
  ['/en/ph/jobs?page=4', [], { text: 'list' }],
  ['/en/ph/jobs?q=teacher', [], null],
  ['/en/ph/profiles', [], null],
  ['/en/ph', [], null],
])('knows what somebody wants who returns to %s, with the jobs %j saved: %j', (path, saved, expected) => {
  expect(signInReason(path, saved)).toEqual(expected);
});
