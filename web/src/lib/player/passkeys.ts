/** Bytes travel as base64url. */
const coded = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

export function decoded(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Browsers have passkeys for names alone, and only where nobody can listen. */
export const canHavePasskeys = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname);

interface Creation {
  challenge: string;
  user: { id: string };
  excludeCredentials?: { id: string }[];
}

export async function createPasskey(options: Record<string, unknown>): Promise<object> {
  const asked = options['publicKey'] as Creation;
  const publicKey = {
    ...asked,
    challenge: decoded(asked.challenge),
    user: { ...asked.user, id: decoded(asked.user.id) },
    excludeCredentials: (asked.excludeCredentials ?? []).map((known) => ({ ...known, id: decoded(known.id) })),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  return written(made, { clientDataJSON: coded(response.clientDataJSON), attestationObject: coded(response.attestationObject) });
}

export async function usePasskey(options: Record<string, unknown>): Promise<object> {
  const asked = options['publicKey'] as { challenge: string };
  const publicKey = { ...asked, challenge: decoded(asked.challenge) } as PublicKeyCredentialRequestOptions;
  const used = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const response = used.response as AuthenticatorAssertionResponse;
  return written(used, {
    clientDataJSON: coded(response.clientDataJSON),
    authenticatorData: coded(response.authenticatorData),
    signature: coded(response.signature),
    userHandle: response.userHandle ? coded(response.userHandle) : null,
  });
}

const written = (credential: PublicKeyCredential, response: object): object => ({
  id: credential.id,
  rawId: coded(credential.rawId),
  type: credential.type,
  response,
  clientExtensionResults: {},
});
