/** Every file that the client consists of, with the digest of what is in it; the server writes it above this worker. */
export interface Shell {
  version: string;
  files: Record<string, string>;
}

export const worker = self as unknown as ServiceWorkerGlobalScope & { shell: Shell };
