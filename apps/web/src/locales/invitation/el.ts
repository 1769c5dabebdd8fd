/** English of signing up where not everybody may. */
export const texts = {
  closed: 'This PinLife takes no new people at the moment.',
  byInvitation: 'This PinLife is open by invitation.',
  askForOne: 'Ask the person who runs it for one.',
  gone: 'This invitation does not lead anywhere (any more).',
  askForNew: 'Ask for a new one.',
  goToLogin: 'Go to login',
  invited: 'You are invited. The invitation holds until {date}.',
  sentHere: 'The invitation was sent to this address',
} as const;
