import { toServer } from './to-server.ts';

/** Loads a part of the application; without a connection it comes as soon as there is one. */
export async function onceReached<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    await toServer.back();
    try {
      return await load();
    } catch (error) {
      if (!(await toServer.doubt())) throw error;
    }
  }
}
