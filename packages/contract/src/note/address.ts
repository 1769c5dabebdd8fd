/** A note's own address below the address of its instance: the page opens it over the home screen. */
export const notePathOf = (id: string): string => `/dashboard/home?note=${id}`;
