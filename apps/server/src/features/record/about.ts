/** Somebody as the record names them. */
export const aboutOf = ({ id, first_name, last_name }: { id: string; first_name: string; last_name: string }) => ({
  id,
  name: `${first_name} ${last_name}`.trim(),
});
