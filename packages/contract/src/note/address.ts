/** The path of a note's page: the app opens the note over the home screen. */
export const notePathOf = (id: string): string => `/dashboard/home?note=${id}`;
