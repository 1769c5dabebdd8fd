import type { Api } from '../../scripts/app/api.ts';
import type { Person } from './people.ts';

/** Ends every session of a person but the one behind the scenes, as signing a device out does. */
export const endOtherSessions = async (api: Api, person: Person): Promise<void> => {
  const token = await person.getToken();
  for (const { _id, current } of await api.demand('listSessions', { token })) {
    if (!current) await api.demand('deleteSession', { token, params: { id: _id } });
  }
};
