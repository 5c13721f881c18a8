import type { Policies } from '../policy.ts';

export const policies: Policies = {
  terms: {
    lead: 'What you can expect of us, and what we ask of you. Looking for work should not take a lawyer.',
    sections: {
      use: {
        title: 'Using the site',
        text: [
          'Searching and reading jobs is free and needs no account. To apply, save jobs and write to recruiters you need one; it is free too.',
          'Keep your password to yourself: what is done with your account counts as done by you.',
        ],
      },
      applications: {
        title: 'Your applications',
        text: [
          'What you say about yourself must be true and your own.',
          'An application goes to the employer who advertises the job. They alone decide; we have no part in the choice.',
          'You can withdraw an application. The employer sees that you did, and it stays in your list.',
          'Some employers take applications on a site of their own. We lead you there, and from then on their rules apply.',
        ],
      },
      jobs: {
        title: 'The advertisements',
        text: [
          'Employers write them. Pay that we convert into another currency or period is an estimate.',
          'No honest employer asks you for money, or for bank details before you have met. Do not pay, and tell us.',
        ],
      },
      conduct: {
        title: 'How we treat one another',
        text: ['Behind every message is a person. So please:'],
        points: [
          'no insults, threats or advertising',
          'no false names and no applications that you do not mean',
          'no programs that copy the site, flood it or get around its limits',
        ],
      },
      duty: {
        title: 'What we answer for',
        text: [
          'We take care that the site works and that what you entrust to it is safe. We cannot promise that a job is still open, that an employer answers, or that nothing ever fails.',
          'If you break these terms, we can close your account, and we tell you why. Your rights under the law of your country stay as they are.',
        ],
      },
      changes: {
        title: 'When these terms change',
        text: ['The new text stands here, with the day from which it applies.'],
      },
    },
  },
  privacy: {
    lead: 'What we keep about you, who sees it, and how you get rid of it.',
    sections: {
      kept: {
        title: 'What we keep',
        text: ['As long as you only look around: nothing that bears your name. Once you have an account:'],
        points: [
          'your email, your first name, and your password in a form that cannot be turned back into it',
          'what you add to your profile; all of it is up to you',
          'the résumés that you upload',
          'your applications: message, answers, the résumé you chose, and every step with its time',
          'your chats, with the time of each message and whether it was read',
          'the jobs that you saved or opened',
          'when and with which browser you signed in, to protect your account',
        ],
      },
      employers: {
        title: 'What an employer sees',
        text: [
          'Nothing, until you apply. Then whoever answers for that one job sees your first name, your message and what you write in the chat, and there also whether you have read a message.',
          'Your profile, your answers to the job’s questions, your résumé and your email stay with us: this site does not pass them on. Other employers see nothing at all.',
        ],
      },
      others: {
        title: 'Who else sees it',
        text: [
          'We sell nothing about you, and no advertising or tracking program of others runs on this site. Our own people look only at what they need to help you, to follow up a report or to mend a fault. Authorities receive what the law compels us to hand over.',
          'Your browser tells us how fast pages appear and which part of the site failed. That holds no name, no address and nothing you typed.',
        ],
      },
      browser: {
        title: 'Cookies and your browser',
        text: ['Only what the site needs in order to work; that is why no banner asks you.'],
        points: [
          'sessionid and user keep you signed in, until you sign out or stay away for 30 days',
          'geoConfiguration, timeZone and theme remember your country and language, time zone, and light or dark, for a year',
          'drafts, unsent messages and marks on jobs that you have opened stay in your browser; drafts for 14 days',
        ],
      },
      removal: {
        title: 'How to delete',
        text: ['Most of it you can delete yourself, at once:'],
        points: [
          'a résumé: on the Résumés page, and the file is gone',
          'a saved job: under My Jobs',
          'anything in your profile: empty the field',
          'an application: withdraw it; it stays listed, marked as withdrawn',
          'everything: there is no button for it yet; write to us from the email of your account, and a person sees to it',
        ],
      },
      rights: {
        title: 'Your rights',
        text: [
          'You may ask at any time what we hold about you, have it put right, receive a copy, or object to its use. If our answer does not satisfy you, the data protection authority of your country will listen.',
        ],
      },
    },
  },
  contact: { title: 'Questions', text: 'Write to us, and a person will read it:' },
};
