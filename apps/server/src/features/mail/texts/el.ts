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
    invitation: {
      subject: 'You are invited to PinLife',
      heading: 'You are invited',
      paragraphs: ['Somebody who runs a PinLife invites you: a place for your notes and reminders.'],
      button: 'Make an account',
      notes: [
        'The invitation is for this address and holds until {time}. If you do not want it, ignore this mail: nothing will happen.',
      ],
    },
    suspended: {
      subject: 'Your PinLife account was suspended',
      heading: 'Your account was suspended',
      paragraphs: [
        'The person who runs this PinLife suspended your account on {time}. Every device was logged out, your shared links are closed and nothing rings.',
        'Nothing was deleted. Ask the person who runs this PinLife to let you back in.',
      ],
      button: 'Go to PinLife',
      notes: [],
    },
    'let-in': {
      subject: 'Your PinLife account is open again',
      heading: 'You are back in',
      paragraphs: [
        'The person who runs this PinLife let you back in on {time}. Log in again: everything is where you left it.',
      ],
      button: 'Login',
      notes: [],
    },
    'deletion-set': {
      subject: 'Your PinLife account will be deleted',
      heading: 'Your account will be deleted',
      paragraphs: [
        'The person who runs this PinLife has your account deleted. It is shut now, and on {time} it is gone with everything in it.',
        'If you want to keep it, ask the person who runs this PinLife before then.',
      ],
      button: 'Go to PinLife',
      notes: [],
    },
    'account-kept': {
      subject: 'Your PinLife account stays',
      heading: 'Your account stays',
      paragraphs: [
        'Your account was to be deleted. The person who runs this PinLife called that back on {time}: nothing was deleted.',
      ],
      button: 'Login',
      notes: [],
    },
    'operator-made': {
      subject: 'You run this PinLife now',
      heading: 'You are an operator',
      paragraphs: [
        'Since {time} you decide who gets in, and see that this PinLife is well. What people write stays theirs: nobody can read it.',
        'You find it in Settings, under This PinLife.',
      ],
      button: 'Open Settings',
      notes: [],
    },
    'backup-failed': {
      subject: 'The backup of this PinLife has failed',
      heading: 'The backup has failed',
      paragraphs: [
        'The backup that was due failed on {time}. It is tried again in an hour, and then again until the next night.',
        'On the server, “npm start -- doctor” says what is wrong.',
      ],
      button: 'Open Settings',
      notes: [],
    },
    'mail-test': {
      subject: 'A test mail of this PinLife',
      heading: 'Mail works',
      paragraphs: [
        'You asked for this mail on {time}, to see whether this PinLife can send any. It can: there is nothing to do.',
      ],
      button: 'Open Settings',
      notes: [],
    },
    'operator-removed': {
      subject: 'You no longer run this PinLife',
      heading: 'You are no longer an operator',
      paragraphs: ['Since {time} you no longer decide who gets in. Your account and your pinups stay as they are.'],
      button: 'Go to PinLife',
      notes: [],
    },
  },
  notices: {
    'token-made': {
      subject: 'An access token was made',
      text: 'The access token “{about}” was made on {time}. It reaches your PinLife account without your password.',
    },
    'token-removed': {
      subject: 'An access token was removed',
      text: 'The access token “{about}” was removed on {time}. Whatever used it is locked out.',
    },
    'passkey-added': {
      subject: 'A passkey was added',
      text: 'The passkey “{about}” was added to your PinLife account on {time}. Whoever has that device can log in with it, without your password. You can remove it in Settings.',
    },
    'passkey-removed': {
      subject: 'A passkey was removed',
      text: 'The passkey “{about}” was removed from your PinLife account on {time}. Nobody can log in with it any more.',
    },
    'oidc-connected': {
      subject: 'Your account was connected to {about}',
      text: 'Your PinLife account was connected to {about} on {time}. Whoever logs in there as you did can log in here, without your password. You can disconnect it in Settings.',
    },
    'oidc-disconnected': {
      subject: 'Your account was disconnected from {about}',
      text: 'Your PinLife account was disconnected from {about} on {time}. Nobody can log in by it any more.',
    },
    'two-step-on': {
      subject: 'Two-step login was turned on',
      text: 'Two-step login was turned on for your PinLife account on {time}. From now on a code of your authenticator app is asked for after your password or PIN.',
    },
    'two-step-off': {
      subject: 'Two-step login was turned off',
      text: 'Two-step login was turned off for your PinLife account on {time}. Your password or PIN alone is enough now, and your recovery codes have ended.',
    },
    'two-step-reset': {
      subject: 'Two-step login was reset',
      text: 'Whoever runs this PinLife turned two-step login off for your account on {time}, as somebody asked for it. Turn it on again in Settings.',
    },
    'recovery-codes-made': {
      subject: 'New recovery codes were made',
      text: 'New recovery codes for your PinLife account were made on {time}. The old ones have ended.',
    },
    'recovery-code-used': {
      subject: 'A recovery code was used',
      text: 'A recovery code was used to log in to your PinLife account on {time}. Codes left: {about}.',
    },
    'webhook-made': {
      subject: 'A webhook was added',
      text: 'From {time} on PinLife calls “{about}” when something happens to your pinups. If you do not know this address, remove it in Settings, under Apps and calendar.',
    },
    'webhook-removed': {
      subject: 'A webhook was removed',
      text: 'The webhook “{about}” was removed on {time}. It is not called any more.',
    },
    'webhook-rests': {
      subject: 'A webhook rests',
      text: '“{about}” could not be reached five times within an hour, the last time on {time}. It is not called until you start it again in Settings, under Apps and calendar.',
    },
  },
  noticeAdvice:
    'If this was you, there is nothing to do. If it was not, reset your password now: that logs out every device and ends every token.',
};
