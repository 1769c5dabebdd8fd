/** The choices for the number of people and the days of an invitation. */
export const invitationPlaces = [1, 5, 20] as const;
export type InvitationPlaces = (typeof invitationPlaces)[number];
export const invitationDays = [1, 7, 30] as const;
export type InvitationDays = (typeof invitationDays)[number];
export const DEFAULT_INVITATION_PLACES: InvitationPlaces = 1;
export const DEFAULT_INVITATION_DAYS: InvitationDays = 7;
/** The limit of listed invitations; the oldest are left out. */
export const INVITATIONS_LISTED_MAX = 200;
