import type { Api } from '../../scripts/app/api.ts';
import type { Person } from './people.ts';

/** Ends all sessions of a person, as signing out every device does. */
export const endOtherSessions = async (api: Api, person: Person): Promise<void> => {
  const { token } = await person.logIn();
  for (const { _id, current } of await api.demand('listSessions', { token })) {
    if (!current) await api.demand('deleteSession', { token, params: { id: _id } });
  }
};
