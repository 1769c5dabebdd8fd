import type { MailTexts } from '../texts.ts';

export const el: MailTexts = {
  locale: 'en-GB',
  greeting: 'Hello {name},',
  namelessGreeting: 'Hello,',
  linkHint: 'If the button does not open, copy this link into your browser:',
  tagline: 'Pin Your Life & Create Memories',
  footer: 'You get this mail because this address was used on PinLife.',
  templates: {
    verify: {
      subject: 'Verify your email for PinLife',
      heading: 'One last step',
      paragraphs: ['Welcome to PinLife. Verify that this address is yours, then log in and pin your first note.'],
      button: 'Verify email',
      notes: [
        'The link works once, within {hours} hours. If you did not sign up, ignore this mail: nothing will happen.',
      ],
    },
    reset: {
      subject: 'Reset your PinLife password',
      heading: 'Choose a new password',
      paragraphs: ['You asked to reset the password of your PinLife account. Follow the link to choose a new one.'],
      button: 'Reset Password',
      notes: [
        'The link works once, within {minutes} minutes. If you did not ask for it, ignore this mail: your password stays as it is.',
      ],
    },
    'password-changed': {
      subject: 'Your PinLife password was changed',
      heading: 'Your password was changed',
      paragraphs: [
        'The password of your PinLife account was changed on {time}, and your other devices were logged out.',
        'If this was you, there is nothing to do. If it was not, reset your password now: that logs out every device.',
      ],
      button: 'Reset Password',
      notes: [],
    },
    'password-was-reset': {
      subject: 'Your PinLife password was reset',
      heading: 'Your password was reset',
      paragraphs: [
        'The password of your PinLife account was reset on {time}. Every device was logged out, and nobody can login by PIN until you set a new one in Settings.',
        'If this was you, there is nothing else to do. If it was not, reset your password again now.',
      ],
      button: 'Reset Password',
      notes: [],
    },
    reminder: {
      subject: 'Reminder: {title}',
      heading: '{title}',
      paragraphs: ['{time}', '{message}'],
      button: 'Open the pinup',
      notes: [
        'You get reminders by mail while none of your devices can be reached. Settings is where you switch that off.',
      ],
    },
    'pin-changed': {
      subject: 'Your PinLife PIN was changed',
      heading: 'Your PIN was changed',
      paragraphs: [
        'The quick login PIN of your PinLife account was changed on {time}, and your other devices were logged out.',
        'If this was you, there is nothing to do. If it was not, reset your password now: that logs out every device. Then set a new PIN in Settings.',
      ],
      button: 'Reset Password',
      notes: [],
    },
  },
};
