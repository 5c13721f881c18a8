import type { JobAlert } from '@jobharbor/shared/contracts/search/job-alert';
import { yesterdayNoon } from './builders.ts';

export const anAlert = (alert: Partial<JobAlert> = {}): JobAlert => ({
  id: 5,
  name: 'nurse · Cebu',
  country_key: 'ph',
  frequency: 'daily',
  state: 'active',
  email: 'maria@example.com',
  filters: { query: 'nurse' },
  results_path: '/jobs?q=nurse&location=cebu',
  created_at: yesterdayNoon,
  next_at: yesterdayNoon + 86_400,
  since: yesterdayNoon,
  new_jobs: 7,
  closed_jobs: 3,
  ...alert,
});
