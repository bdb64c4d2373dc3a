import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { canonicalJson } from '@agent-rate/client/canonical-json';
import type { Jwks } from './quote.schema.ts';
import type { SigningKey, SigningKeyStore } from './signing-key-store.ts';

/** Signs, with a key that is made when first needed and shared by every process on the database. */
export type Signer = {
  /** Detached JWS (RFC 7515 appendix F) with EdDSA (RFC 8037) over the RFC 8785 form of `content`. */
  sign: (content: object) => Promise<string>;
  /** From now on signs with a new key; what the old one signed can still be verified. Returns the new key's id. */
  rotate: () => Promise<string>;
  /** Every public key that anything was signed with. */
  jwks: () => Promise<Jwks>;
};

/** Opens the signer of a database. */
export function openSigner(store: SigningKeyStore): Signer {
  let known: { kid: string; key: KeyObject } | undefined;
  const findKey = async () => {
    const { kid, privatePkcs8 } = (await store.findInUse()) ?? (await store.saveFirst(makeKey()));
    if (known?.kid !== kid) known = { kid, key: createPrivateKey({ key: privatePkcs8, format: 'der', type: 'pkcs8' }) };
    return known;
  };
  return {
    sign: async (content) => {
      const { kid, key } = await findKey();
      const header = base64Url(JSON.stringify({ alg: 'EdDSA', kid }));
      const signature = sign(null, Buffer.from(`${header}.${base64Url(canonicalJson(content))}`), key);
      return `${header}..${signature.toString('base64url')}`;
    },
    rotate: async () => {
      const key = makeKey();
      await store.replace(key);
      return key.kid;
    },
    jwks: async () => {
      await findKey();
      const keys = (await store.listPublic()).map(({ kid, publicX }) => ({ ...publicJwk(publicX), kid }));
      return { keys: keys.map((key) => ({ ...key, alg: 'EdDSA' as const, use: 'sig' as const })) };
    },
  };
}

function publicJwk(x: string) {
  return { crv: 'Ed25519' as const, kty: 'OKP' as const, x };
}

function makeKey(): SigningKey {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const publicX = publicKey.export({ format: 'jwk' }).x ?? '';
  // The thumbprint of RFC 7638: the required members of the key in canonical form.
  const kid = createHash('sha256')
    .update(canonicalJson(publicJwk(publicX)))
    .digest('base64url');
  return { kid, publicX, privatePkcs8: privateKey.export({ format: 'der', type: 'pkcs8' }) };
}

function base64Url(text: string): string {
  return Buffer.from(text).toString('base64url');
}
