/** For how many people an invitation is, and how long it holds. */
export const invitationPlaces = [1, 5, 20] as const;
export type InvitationPlaces = (typeof invitationPlaces)[number];
export const invitationDays = [1, 7, 30] as const;
export type InvitationDays = (typeof invitationDays)[number];
export const DEFAULT_INVITATION_PLACES: InvitationPlaces = 1;
export const DEFAULT_INVITATION_DAYS: InvitationDays = 7;
/** Invitations that are listed; the oldest are left out. */
export const INVITATIONS_LISTED_MAX = 200;
