/** The name of a person in the record. */
export const aboutOf = ({ id, first_name, last_name }: { id: string; first_name: string; last_name: string }) => ({
  id,
  name: `${first_name} ${last_name}`.trim(),
});
