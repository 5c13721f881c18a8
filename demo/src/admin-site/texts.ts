/** Words of the API in an admin's language. */
const words: Readonly<Record<string, string>> = {
  kept: 'No breach',
  closed: 'Closed',
  company_told: 'Company told',
  warned: 'Warned',
  suspended: 'Suspended',
  'suspended-finally': 'Suspended for good',
  lifted: 'Lifted',
  joined: 'Made admin of the company',
  refused: 'Refused',
  verified: 'Verified',
  counted: 'Counted',
  reviewing: 'Taken for review',
  approved: 'Approved',
  answered: 'Answered',
  reopened: 'Opened again',
  mailbox: 'Same mailbox as another account of the tree',
  person: 'Same name and birthday, or same phone number',
  device: 'Same device as another account of the tree',
  network: 'Same network as another account of the tree',
  disposable: 'Address of a throwaway mail service',
  ring: 'The inviter’s own invitation does not count, or three generations in a week',
};

export const wordOf = (key: string): string => words[key] ?? key;
