import { readsAsSaved } from '#platform/server/testing/reads-as-saved.ts';
import { getAgency, saveAgency } from '../contract.ts';

const logo = (pixels: string) => `data:image/png;base64,${pixels}`;

export const savedAgency = readsAsSaved(saveAgency)(async (_, { client }) => {
  const save = (body: unknown) => client.call(saveAgency, { body });
  return {
    fields: {
      name: ['Coral Agency', 'Palm Agency'],
      logo: [logo('iVBORw0KGgo='), logo('iVBORw0KGgoA')],
      customerNoun: ['client', 'insured'],
      blogLink: ['https://coral.test/blog', 'https://palm.test/blog'],
      marketPlaceLink: ['https://coral.test/market', 'https://palm.test/market'],
      themesId: [2, 3],
      customField1: ['Hobby', 'Pet'],
      customField2: ['Color', 'Car'],
      customField3: ['Club', 'Church'],
      showFirstNameLastName: [1, 0],
      proposeProducer: [1, 0],
      officeTabDropdown: [0, 1],
      reportTabDropdown: [0, 1],
      adminTabDropdown: [0, 1],
      leadsTabDropdown: [0, 1],
    },
    saves: [save, save],
    find: () => client.call(getAgency),
  };
});
