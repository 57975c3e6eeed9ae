import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const NAMES = ['phone', 'desk'] as const
export type NetworkName = (typeof NAMES)[number]

/** Two networks with a router between them and to the server, as a phone and a desk have it. */
export interface Networks {
  /** Where a server listens that both reach. */
  serverHost: string
  /** A browser that knows no other network than this one, as a program. */
  browserOf(name: NetworkName): string
  /** What was its address is nobody's any more, without a word to whoever knew it. */
  changeAddress(name: NetworkName): void
  /** So many of a hundred packets are lost from now on, whatever they carry, between whomever. */
  lose(percent: number): void
  /** Nothing goes between this network and the server; between the networks all goes on. */
  hideServerFrom(name: NetworkName): void
  /** All is well again. */
  mend(): void
  close(): void
}

const attempt = (command: string): string | undefined => {
  const [program = '', ...args] = command.split(' ')
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' })
  return status === 0 ? undefined : `${command}: ${error?.message ?? stderr}`
}
const run = (command: string): void => {
  const failed = attempt(command)
  if (failed) throw new Error(failed)
}

/** Why this machine cannot be divided into networks; undefined where it can. */
export const whyNoNetworks = (): string | undefined => {
  if (process.getuid?.() !== 0) return 'Only root makes networks of its own'
  if (attempt('nft --version')) return 'There is no nft on this machine: apt-get install nftables'
  const probe = `onhand-probe-${process.pid}`
  const refused = attempt(`ip netns add ${probe}`)
  if (refused === undefined) run(`ip netns del ${probe}`)
  return refused
}

/** Divides the machine. Names and addresses are of this process, so that two runs do not meet. */
export const divideNetworks = (chromium: string): Networks => {
  const own = process.pid % 100
  const net = `10.${100 + own}`
  const spaceOf = (name: string) => `onhand-${name}-${process.pid}`
  const [router, serverLink] = [spaceOf('router'), `oh${own}server`]
  const folder = mkdtempSync(join(tmpdir(), 'onhand-networks-'))
  const numberOf = (name: NetworkName) => NAMES.indexOf(name) + 1
  const linkOf = (name: NetworkName) => `oh${own}${name}`
  const addresses: Record<NetworkName, number> = { phone: 10, desk: 10 }
  const inside = (space: string, command: string) => run(`ip netns exec ${space} ${command}`)

  const drop = (which: string) => inside(router, ['nft add rule ip onhand way', which, 'drop'].filter(Boolean).join(' '))

  const takeAddress = (name: NetworkName) => {
    inside(spaceOf(name), `ip address add ${net}.${numberOf(name)}.${addresses[name]}/24 dev ${linkOf(name)}`)
    inside(spaceOf(name), `ip route replace default via ${net}.${numberOf(name)}.1`)
  }
  /** A cable from here to the router, whose end has this address. */
  const lay = (link: string, space: string | undefined, routerAddress: string) => {
    run(`ip link add ${link}${space ? ` netns ${space}` : ''} type veth peer name ${link}r netns ${router}`)
    inside(router, `ip address add ${routerAddress}/24 dev ${link}r`)
    inside(router, `ip link set ${link}r up`)
  }
  const layToServer = () => {
    lay(serverLink, undefined, `${net}.0.2`)
    run(`ip address add ${net}.0.1/24 dev ${serverLink}`)
    run(`ip link set ${serverLink} up`)
    for (const name of NAMES) run(`ip route add ${net}.${numberOf(name)}.0/24 via ${net}.0.2`)
  }
  const layTo = (name: NetworkName) => {
    const space = spaceOf(name)
    run(`ip netns add ${space}`)
    lay(linkOf(name), space, `${net}.${numberOf(name)}.1`)
    for (const link of ['lo', linkOf(name)]) inside(space, `ip link set ${link} up`)
    takeAddress(name)
    writeFileSync(join(folder, name), `#!/bin/sh\nexec ip netns exec ${space} ${chromium} "$@"\n`)
    chmodSync(join(folder, name), 0o755)
  }
  const close = () => {
    // A network goes with its last process; its cables go with it.
    for (const name of [...NAMES, 'router']) attempt(`ip netns del ${spaceOf(name)}`)
    attempt(`ip link del ${serverLink}`)
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    run(`ip netns add ${router}`)
    inside(router, 'sysctl -qw net.ipv4.ip_forward=1')
    inside(router, 'nft add table ip onhand')
    inside(router, 'nft add chain ip onhand way { type filter hook forward priority 0 ; }')
    layToServer()
    for (const name of NAMES) layTo(name)
  } catch (cause) {
    close()
    throw cause
  }
  return {
    serverHost: `${net}.0.1`,
    browserOf: name => join(folder, name),
    changeAddress: name => {
      inside(spaceOf(name), `ip address flush dev ${linkOf(name)}`)
      addresses[name] += 1
      takeAddress(name)
    },
    lose: percent => drop(percent < 100 ? `numgen random mod 100 < ${percent}` : ''),
    hideServerFrom: name => drop(`ip saddr ${net}.${numberOf(name)}.0/24 ip daddr ${net}.0.1`),
    mend: () => inside(router, 'nft flush chain ip onhand way'),
    close,
  }
}
