import { fromBase64Url, toBase64Url } from './base64url.ts';
import { canonicalJson } from './canonical-json.ts';

/** A public key as `/.well-known/jwks.json` lists it (RFC 7517, RFC 8037). */
export type PublicKey = { kty: string; crv?: string; x?: string; kid?: string };
/** The public keys of a service. */
export type PublicKeys = { keys: readonly PublicKey[] };

/** Why a signature does not hold. */
export type SignatureFault = {
  code: 'signature_malformed' | 'key_unknown' | 'signature_wrong';
  message: string;
};

/** Checks a detached Ed25519 JWS (RFC 7515 appendix F, RFC 8037) over the canonical JSON (RFC 8785) of `content`. */
export async function checkSignature(
  content: object,
  signature: string,
  { keys }: PublicKeys,
): Promise<{ kid: string | null; fault?: SignatureFault }> {
  const [protectedPart = '', payload, signed = '', ...more] = signature.split('.');
  const [header, signedBytes] = [parseHeader(protectedPart), bytesOf(signed)];
  if (header?.alg !== 'EdDSA' || payload !== '' || !signedBytes || more.length > 0) {
    const fault = { code: 'signature_malformed', message: 'The signature is no detached Ed25519 JWS.' } as const;
    return { kid: null, fault };
  }
  const kid = header.kid ?? null;
  const key = keys.find((one) => one.kid === kid && one.kty === 'OKP' && one.crv === 'Ed25519');
  if (key?.x === undefined) {
    const message = `None of the public keys is ${kid}: ask the issuer's /.well-known/jwks.json.`;
    return { kid, fault: { code: 'key_unknown', message } };
  }
  const imported = await crypto.subtle.importKey('raw', fromBase64Url(key.x), { name: 'Ed25519' }, false, ['verify']);
  const text = new TextEncoder().encode(`${protectedPart}.${toBase64Url(canonicalJson(content))}`);
  if (await crypto.subtle.verify({ name: 'Ed25519' }, imported, signedBytes, text)) return { kid };
  const message = 'It was changed after it was signed, or was signed with another key.';
  return { kid, fault: { code: 'signature_wrong', message } };
}

function bytesOf(part: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return fromBase64Url(part);
  } catch {
    return undefined;
  }
}

function parseHeader(part: string): { alg?: string; kid?: string } | undefined {
  try {
    const header: unknown = JSON.parse(new TextDecoder().decode(fromBase64Url(part)));
    return typeof header === 'object' && header !== null ? header : undefined;
  } catch {
    return undefined;
  }
}
